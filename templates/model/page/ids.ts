/** Ids of template elements contain an underscore, which ids of content cannot have, so that they never collide. */
export const mainId = 'main_';
export const menuId = 'menu_';

/** Id of a tab, from that of its panel, which is set by the content. */
export const tabId = (panelId: string) => `${panelId}_tab`;
