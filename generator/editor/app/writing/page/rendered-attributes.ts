/** Attributes that the writing surface sets itself. */
const ownAttributes = new Set(['contenteditable', 'draggable', 'data-pointer', 'dir', 'tabindex']);

const selectedClass = 'ProseMirror-selectednode';

/** Sets or removes an attribute if it differs: needless changes of the DOM disturb input methods. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Gives an element the attributes of a rendered one. @param isSame whether it is the same piece, which keeps its id */
export function copyAttributes(element: Element, like: Element, isSame: boolean): void {
  const names = like.getAttributeNames().filter((name) => !ownAttributes.has(name) && (isSame || name !== 'id'));
  const gone = element.getAttributeNames().filter((name) => !ownAttributes.has(name) && !names.includes(name));
  const isSelected = element.classList.contains(selectedClass);
  for (const name of gone) element.removeAttribute(name);
  for (const name of names) setAttribute(element, name, like.getAttribute(name) ?? '');
  if (isSelected) element.classList.add(selectedClass);
}
