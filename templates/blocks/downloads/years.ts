interface DatedFile {
  date?: string | undefined;
}

/** Groups files by year, latest first, files without a year last; order within a year is kept. */
export function byYear<File extends DatedFile>(files: readonly File[], nameOf: (file: File) => string | undefined) {
  const years = new Map<string | undefined, { name: string | undefined; latest: string; files: File[] }>();
  for (const file of files) {
    const name = nameOf(file);
    const year = years.get(name) ?? { name, latest: '', files: [] };
    years.set(name, year);
    year.files.push(file);
    if ((file.date ?? '') > year.latest) year.latest = file.date ?? '';
  }
  return [...years.values()].sort((a, b) => (a.latest === b.latest ? 0 : a.latest < b.latest ? 1 : -1));
}
