import { sampleFiles } from '../../../content/site/samples.ts';
import type { PlaceholderFile } from '../protocol-changes.ts';
import type { Operation } from '../text/operation.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">
  <rect width="800" height="600" fill="#e5e7eb"/>
  <g fill="none" stroke="#6b7280" stroke-width="16" stroke-linejoin="round">
    <rect x="260" y="190" width="280" height="220" rx="20"/>
    <circle cx="335" cy="260" r="24"/>
    <path d="M268 392l90-90 56 56 50-50 70 78"/>
  </g>
</svg>
`;

const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> >>',
];

/** Empty A4 page as PDF. ISO 32000-1, 7.5. */
function emptySheet(): string {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

/** One second of silence: 38 frames of MPEG-1 layer III, mono, 32 kbit/s at 44.1 kHz. ISO 11172-3, 2.4.1. */
function silence(): Uint8Array {
  const frame = new Uint8Array(104);
  frame.set([0xff, 0xfb, 0x10, 0xc4]);
  const all = new Uint8Array(frame.length * 38);
  for (let at = 0; at < all.length; at += frame.length) all.set(frame, at);
  return all;
}

const encode = (text: string) => new TextEncoder().encode(text);

/** Sample files for sites that lack one: name under `assets/` and content. */
export const placeholderFiles: Readonly<Record<PlaceholderFile, { source: string; content: Uint8Array }>> = {
  picture: { source: sampleFiles.picture, content: encode(drawing) },
  file: { source: sampleFiles.file, content: encode(emptySheet()) },
  audio: { source: sampleFiles.audio, content: silence() },
};

export const placeholderFileNames = Object.keys(placeholderFiles) as PlaceholderFile[];

/** Sample files that operations refer to. */
export function placeholderFilesIn(operations: readonly Operation[]): PlaceholderFile[] {
  const text = JSON.stringify(operations);
  return placeholderFileNames.filter((name) => text.includes(JSON.stringify(placeholderFiles[name].source)));
}
