/**
 * The preview's part in an open page: reloads when there is a new version, and lists what is wrong with the file
 * until it is right again. Never part of a build.
 */
let shownVersion;

function showProblems(problems) {
  document.querySelector('#preview-problems')?.remove();
  if (!problems) return;
  const list = document.createElement('pre');
  list.id = 'preview-problems';
  list.role = 'alert';
  list.tabIndex = 0;
  list.dir = 'auto';
  list.textContent = problems;
  document.body.append(list);
}

new EventSource(new URL('events', import.meta.url)).addEventListener('message', ({ data }) => {
  const { version, problems } = JSON.parse(data);
  shownVersion ??= version;
  if (version !== shownVersion) location.reload();
  else showProblems(problems);
});
