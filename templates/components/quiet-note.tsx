/** What is said, in small letters, of a control that is described by this id; nothing where there is no text. */
export function QuietNote({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : <small id={id}>{text}</small>;
}
