interface MapFrameProps {
  src: string;
  title: string;
  /** `name` of the frame, for links that target it. */
  name?: string;
}

/** Map frame of the map service, loaded lazily. */
export function MapFrame({ src, title, name }: MapFrameProps) {
  return (
    <iframe
      src={src}
      name={name}
      title={title}
      width={1200}
      height={480}
      loading="lazy"
      referrerPolicy="no-referrer"
      // Works in an opaque origin and cannot store anything; links open as ordinary pages.
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
