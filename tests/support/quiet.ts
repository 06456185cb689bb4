import { afterEach, beforeEach } from 'vitest';
import { catchPrinted, tell } from './printed.ts';

/** What a test's commands print is told where it fails. */
const printed = catchPrinted();

beforeEach(() => {
  printed.length = 0;
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail' && printed.length > 0) tell(`\nPrinted during "${task.name}":\n${printed.join('')}`);
});
