/** Field that visitors do not see and programs fill in. @param label for those whose browser shows it anyway */
export function HoneyPot({ id, name, label }: { id: string; name: string; label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="visually-hidden" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
