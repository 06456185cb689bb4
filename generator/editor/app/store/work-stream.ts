/** Reads an event stream from the response to a request. */
export async function readEvents<Event>(response: Response, onEvent: (event: Event) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    const lines = (rest + read.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) onEvent(JSON.parse(line.slice('data:'.length)) as Event);
  }
}
