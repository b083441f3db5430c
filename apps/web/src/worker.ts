/** Every worker of the page but the site's host; its name says which. One file, because each would ship the games and their tables again. */
import { weigh } from './analysis/worker.ts';
import { goThrough, lookBack } from './chances/worker.ts';
import { look } from './hints/worker.ts';
import { advise } from './lab/advice/worker.ts';
import { play } from './lab/worker.ts';

const jobs = { advice: advise, analysis: weigh, hindsight: lookBack, hint: look, lab: play, review: goThrough };
const isJob = (name: string): name is keyof typeof jobs => name in jobs;

const { name } = self;
if (!isJob(name)) throw new Error(`no worker is called ${name}`);
const job = jobs[name];
addEventListener('message', ({ data }) => void job(data));
