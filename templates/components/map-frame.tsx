interface MapFrameProps {
  src: string;
  title: string;
  /** By which links put another map in its place. */
  name?: string;
}

/** A map of the service that draws them, fetched when it comes near. */
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
      // Without the origin of its service it draws all the same, and keeps nothing; what it opens is a page as any other.
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
