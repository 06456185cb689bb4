import type { WorkEvent } from '../../document/protocol-publishing.ts';

/** Reads an event stream from the response to a request. */
export async function readEvents(response: Response, onEvent: (event: WorkEvent) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    const lines = (rest + read.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) onEvent(JSON.parse(line.slice('data:'.length)) as WorkEvent);
  }
}
