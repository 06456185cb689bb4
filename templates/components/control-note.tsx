/** Small description of a control; renders nothing without text. */
export function ControlNote({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : <small id={id}>{text}</small>;
}
