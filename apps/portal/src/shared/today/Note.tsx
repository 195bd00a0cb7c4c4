import type { ReactNode } from 'react';
import { NoteFrame } from './Queue.styles.ts';

/** Measures the note for the queue, so that the head of an open item stays under it and not behind it. */
function measure(note: HTMLElement | null) {
  const queue = note?.parentElement;
  if (!note || !queue) return undefined;
  const write = () => queue.style.setProperty('--note-height', `${note.offsetHeight}px`);
  // The item that opens with the note needs it at once.
  write();
  const observer = new ResizeObserver(write);
  observer.observe(note);
  return () => {
    observer.disconnect();
    queue.style.removeProperty('--note-height');
  };
}

/** A note about the last change of the queue. */
export const Note = ({ children }: { readonly children: ReactNode }) => (
  <NoteFrame ref={measure}>{children}</NoteFrame>
);
