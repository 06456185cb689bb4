import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Message that the server accepted. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Header and body as sent, without dot-stuffing. */
  data: string;
}

export interface SmtpServer {
  port: number;
  received: ReceivedMail[];
  /** Replaces the reply to a command, e.g. `['RCPT', '550 No such user']`; undefined: the usual one. */
  replies: Map<string, string>;
  /** Number of connections so far. */
  connections: () => number;
}

/** Answers the lines of one client. */
function serve(socket: Socket, { received, replies }: Pick<SmtpServer, 'received' | 'replies'>): void {
  let mail: ReceivedMail = { from: '', to: [], data: '' };
  let isData = false;
  let rest = '';
  const reply = (line: string) => socket.write(`${line}\r\n`);
  const usual = (command: string, line: string): string => {
    if (command === 'MAIL') mail = { from: /<(.*)>/.exec(line)?.[1] ?? '', to: [], data: '' };
    if (command === 'RCPT') mail.to.push(/<(.*)>/.exec(line)?.[1] ?? '');
    if (command === 'DATA') isData = true;
    if (command === 'QUIT') socket.end();
    return command === 'DATA' ? '354 Go on' : command === 'QUIT' ? '221 Bye' : '250 OK';
  };
  const take = (line: string) => {
    if (!isData) {
      const command = line.slice(0, 4).toUpperCase();
      reply(replies.get(command) ?? usual(command, line));
    } else if (line === '.') {
      isData = false;
      received.push(mail);
      reply('250 Queued');
    } else mail.data += `${line.replace(/^\./, '')}\n`;
  };
  reply('220 localhost');
  socket.on('error', () => undefined).setEncoding('utf8');
  socket.on('data', (part: string) => {
    const lines = (rest + part).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
}

/** Starts a mail server that keeps what it receives; it ends with the test. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const state = { received: [] as ReceivedMail[], replies: new Map<string, string>() };
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections++;
    sockets.add(socket);
    serve(socket, state);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  return { ...state, port: typeof address === 'object' && address ? address.port : 0, connections: () => connections };
}

/** Text of a received message, decoded. */
export function bodyOf({ data }: ReceivedMail): string {
  const [head = '', ...parts] = data.split('\n\n');
  const body = parts.join('\n\n');
  if (/^Content-Transfer-Encoding: base64$/im.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/^Content-Transfer-Encoding: quoted-printable$/im.test(head)) return body;
  const bytes = body
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
