import type { IncomingMessage, ServerResponse } from 'node:http';

/** Open pages that receive events about new versions. */
export interface Listeners {
  add: (request: IncomingMessage, response: ServerResponse) => void;
  notifyAll: () => void;
  /** Sends a named event without data. */
  announce: (event: string) => void;
}

/** @param message creates the event that is sent to a new page and by `tellAll` */
export function createListeners(message: () => object): Listeners {
  const listeners = new Set<ServerResponse>();
  const tell = (response: ServerResponse) => response.write(`data: ${JSON.stringify(message())}\n\n`);
  return {
    add: (request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
      tell(response);
    },
    notifyAll: () => {
      for (const listener of listeners) tell(listener);
    },
    announce: (event) => {
      for (const listener of listeners) listener.write(`event: ${event}\ndata: {}\n\n`);
    },
  };
}
