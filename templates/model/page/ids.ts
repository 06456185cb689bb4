/**
 * Ids that templates give to their own elements hold an underscore, which ids of content cannot have: the two never
 * clash.
 */
export const mainId = 'main_';
export const menuId = 'menu_';

/** Id of a tab, from that of its panel, which content names. */
export const tabId = (panelId: string) => `${panelId}_tab`;
