import { once } from 'node:events';

type Params = Record<string, unknown>;

/** Something that the browser tells by itself. */
export interface ProtocolEvent {
  method: string;
  // biome-ignore lint/suspicious/noExplicitAny: each event has a shape of its own, given by the protocol
  params: any;
}

export interface Connection {
  send: <Result = unknown>(method: string, params?: Params, sessionId?: string) => Promise<Result>;
  close: () => void;
}

interface Answer {
  id: number;
  result: never;
  error?: { message: string };
}

/** Speaks the DevTools protocol with a browser. */
export async function connect(address: string, onEvent: (event: ProtocolEvent) => void): Promise<Connection> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const pending = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const message: Answer | ProtocolEvent = JSON.parse(String(data));
    if ('method' in message) return onEvent(message);
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    return message.error ? waiting?.reject(new Error(message.error.message)) : waiting?.resolve(message.result);
  });
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        pending.set(++count, { resolve, reject });
        socket.send(JSON.stringify({ id: count, method, params, sessionId }));
      }),
    close: () => socket.close(),
  };
}
