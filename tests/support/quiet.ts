import { afterEach, beforeEach } from 'vitest';
import { catchPrinted, tell } from './printed.ts';

// Templates that were bundled in this process have left it in production, for which React has other modules.
process.env.NODE_ENV = 'test';

/** What a test's commands print is told where it fails. */
const printed = catchPrinted();

beforeEach(() => {
  printed.length = 0;
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail' && printed.length > 0) tell(`\nPrinted during "${task.name}":\n${printed.join('')}`);
});
