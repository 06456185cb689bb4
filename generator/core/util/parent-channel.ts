/**
 * Ends this process as by a signal when the process that started it with an IPC channel has ended, however that happened. Does
 * nothing without a channel.
 */
export function endWithChannel(): void {
  if (!process.channel) return;
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // A listener would keep the process running.
  process.channel.unref();
}

/** Sends a message to the process that started this one; resolves when it is sent, at once without a channel. */
export const sendToParent = (message: object): Promise<void> =>
  new Promise((resolve) => {
    if (process.send && process.connected) process.send(message, () => resolve());
    else resolve();
  });
