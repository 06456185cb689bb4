/** Characters that Word writes as numbers of a symbol font: code of the font to text. */
const wingdings: Record<number, string> = {
  40: '☎',
  41: '✆',
  42: '✉',
  74: '☺',
  108: '●',
  110: '■',
  111: '□',
  113: '❑',
  114: '❒',
  116: '⧫',
  117: '◆',
  118: '❖',
  159: '•',
  167: '▪',
  168: '◻',
  171: '★',
  216: '➢',
  223: '←',
  224: '→',
  225: '↑',
  226: '↓',
  232: '➔',
  239: '⇦',
  240: '⇨',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
};

const greek = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ';
const smallGreek = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ';

const symbol: Record<number, string> = {
  163: '≤',
  165: '∞',
  171: '↔',
  172: '←',
  173: '↑',
  174: '→',
  175: '↓',
  176: '°',
  177: '±',
  179: '≥',
  180: '×',
  183: '•',
  184: '÷',
  185: '≠',
  186: '≡',
  187: '≈',
  214: '√',
  229: '∑',
  242: '∫',
};

/** Text of a character of a symbol font; undefined if the font or character is unknown. */
export function symbolText(font: string, code: number): string | undefined {
  const byte = code & 0xff;
  if (/^wingdings$/i.test(font)) return wingdings[byte];
  if (/^wingdings 2$/i.test(font)) return { 80: '✓', 82: '☑', 81: '☒', 163: '□', 152: '•' }[byte];
  if (!/^symbol$/i.test(font)) return undefined;
  if (byte >= 0x41 && byte <= 0x5a) return greek[byte - 0x41];
  if (byte >= 0x61 && byte <= 0x7a) return smallGreek[byte - 0x61];
  return symbol[byte] ?? (byte >= 0x20 && byte < 0x40 ? String.fromCharCode(byte) : undefined);
}
