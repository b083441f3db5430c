/** Runs on a bots' thread: loads games as they are asked for. */
import { answerQuestions } from '@baize/server/thread';
import { loadGame } from './games.ts';

answerQuestions(loadGame);
