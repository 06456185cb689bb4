/** What screen readers say of a control that is described by this id; nothing where there is no text. */
export function SpokenNote({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : (
    <p id={id} className="visually-hidden">
      {text}
    </p>
  );
}
