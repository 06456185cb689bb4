/**
 * The locale of the machine, as POSIX names it: the first of these that is set counts.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string} "ar_SA.UTF-8"; empty where nothing says it
 */
export const systemLocale = ({ LC_ALL, LC_MESSAGES, LANG }) => LC_ALL || LC_MESSAGES || LANG || '';
