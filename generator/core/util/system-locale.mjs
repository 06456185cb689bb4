/**
 * System locale, by the POSIX order of variables.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string} such as "ar_SA.UTF-8"; empty if not set
 */
export const systemLocale = ({ LC_ALL, LC_MESSAGES, LANG }) => LC_ALL || LC_MESSAGES || LANG || '';
