/** The lab's commands. */
import type { Command } from 'commander';
import { addCheckStrategyCommand } from './checkStrategy.ts';
import { addLadderCommand } from './ladder.ts';
import { addSimulateCommand } from './simulate.ts';
import { addTournamentCommand } from './tournament.ts';
import { addWorkerCommand } from './worker.ts';

export function addLabCommands(program: Command): void {
  addSimulateCommand(program);
  addTournamentCommand(program);
  addLadderCommand(program);
  addCheckStrategyCommand(program);
  addWorkerCommand(program);
}
