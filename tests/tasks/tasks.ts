import type { Task } from './Task.ts';
import { agencyTasks } from './agencyTasks.ts';
import { clientTasks } from './clientTasks.ts';
import { listTasks } from './listTasks.ts';
import { workTasks } from './workTasks.ts';

/** The tasks of an agent's day, in the order of the table in docs/tasks.md. */
export const tasks: readonly Task[] = [...listTasks, ...clientTasks, ...agencyTasks, ...workTasks];
