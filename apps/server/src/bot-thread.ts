/** Runs on a bots' thread: loads games as they are asked for. */
import { answerRequests } from '@baize/server/thread';
import { loadGame } from './games.ts';

answerRequests(loadGame);
