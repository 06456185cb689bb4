/** Arabic sentences about requests that failed, if the server gives none. */
export const refusalsAr = {
  other: 'لم يُنفَّذ الطلب. حاول مرة أخرى.',
  unreachable: 'لا يجيب الخادم. تحقق من اتصالك بالشبكة، ثم أعد المحاولة.',
};
