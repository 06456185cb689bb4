// A tool wants a default export of plain JavaScript.
export default {
  layout: 'base.njk',
  pagination: { data: 'model.pages', size: 1, alias: 'entry' },
  permalink: (data) => `${data.entry.path === '/' ? '/index' : data.entry.path}.html`,
};
