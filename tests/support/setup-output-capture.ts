import { afterEach, beforeEach } from 'vitest';
import { captureOutput, writeToTerminal } from './output-capture.ts';

// Bundling templates in this process leaves it at production, for which React has other modules.
process.env.NODE_ENV = 'test';

/** Prints the captured output of a failed test. */
const captured = captureOutput();

beforeEach(() => {
  captured.length = 0;
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail' && captured.length > 0)
    writeToTerminal(`\nPrinted during "${task.name}":\n${captured.join('')}`);
});
