/** The icons that content may name. `icon.tsx` maps each to a drawing of the icon set; a missing one does not compile. */
export const iconNames = [
  'award',
  'bell',
  'book',
  'brain',
  'briefcase',
  'building',
  'bulb',
  'calendar',
  'certificate',
  'chart',
  'check',
  'checklist',
  'clipboard',
  'clock',
  'compass',
  'cycle',
  'database',
  'document-pen',
  'download',
  'eye',
  'flag',
  'gauge',
  'handshake',
  'heart',
  'hierarchy',
  'key',
  'leaf',
  'link',
  'lock',
  'mail',
  'map-pin',
  'messages',
  'microphone',
  'mountain',
  'newspaper',
  'people',
  'person',
  'phone',
  'presentation',
  'puzzle',
  'rocket',
  'route',
  'ruler',
  'scale',
  'school',
  'search',
  'seedling',
  'shield',
  'sparkles',
  'stairs',
  'star',
  'target',
  'tools',
  'video',
  'world',
] as const;

export type IconName = (typeof iconNames)[number];

/** The social networks whose marks the icon set has; `twitter` is what X was called. */
export const networkNames = [
  'facebook',
  'x',
  'twitter',
  'linkedin',
  'youtube',
  'instagram',
  'whatsapp',
  'telegram',
  'snapchat',
  'tiktok',
  'threads',
  'github',
  'google-maps',
] as const;

export type NetworkName = (typeof networkNames)[number];

/** Icons that templates use for their own controls; content cannot name them. */
export type ControlIconName =
  | 'arrow-back'
  | 'arrow-forward'
  | 'chevron-down'
  | 'chevron-forward'
  | 'sort'
  | 'close'
  | 'eye-off'
  | 'menu'
  | 'pause'
  | 'play'
  | 'external';
