import { type DragEvent, useState } from 'react';

/** Event handlers of an element that files are dropped on, and whether something is being dragged over it. */
export function useDrop(onDropped: (data: DataTransfer) => void) {
  const [isOver, setOver] = useState(false);
  const events = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDropped(event.dataTransfer);
    },
  };
  return { isOver, events };
}
