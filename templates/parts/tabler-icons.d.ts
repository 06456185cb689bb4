/** The icon set has types for its barrel only, whose 5,900 modules would slow every bundle and type check. */
declare module '@tabler/icons-react/dist/esm/icons/*' {
  import type { ComponentType, SVGProps } from 'react';

  const icon: ComponentType<Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: number; stroke?: number; 'data-icon'?: string }>;
  // biome-ignore lint/style/noDefaultExport: describes modules of the icon set
  export default icon;
}
