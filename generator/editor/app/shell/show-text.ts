/** Room above a text that is scrolled into view, in CSS pixels. */
const room = 160;

/** Text node that contains a text, white space apart. */
function findText(page: Document, text: string): Node | undefined {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent } = walker.currentNode;
    if (textContent?.replaceAll(/\s+/g, ' ').includes(text)) return walker.currentNode;
  }
  return undefined;
}

/** Scrolls a page in a frame to the first place with a text, without scrolling what is around the frame. */
export function showText({ contentDocument, contentWindow }: HTMLIFrameElement, text: string | undefined): void {
  const node = contentDocument && text !== undefined ? findText(contentDocument, text) : undefined;
  if (!node || !contentDocument) return;
  const range = contentDocument.createRange();
  range.selectNode(node);
  contentWindow?.scrollTo({ top: range.getBoundingClientRect().top + contentWindow.scrollY - room, behavior: 'instant' });
}
