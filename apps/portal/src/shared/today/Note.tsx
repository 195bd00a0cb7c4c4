import type { ReactNode } from 'react';
import { NoteFrame } from './Queue.styles.ts';

/** Tells the queue how high the note is, so that the head of an open item stays under it and not behind it. */
function tellHeight(note: HTMLElement | null) {
  const queue = note?.parentElement;
  if (!note || !queue) return undefined;
  const tell = () => queue.style.setProperty('--note-height', `${note.offsetHeight}px`);
  // The item that opens with the note needs it at once.
  tell();
  const observer = new ResizeObserver(tell);
  observer.observe(note);
  return () => {
    observer.disconnect();
    queue.style.removeProperty('--note-height');
  };
}

/** A note about the last change of the queue. */
export const Note = ({ children }: { readonly children: ReactNode }) => (
  <NoteFrame ref={tellHeight}>{children}</NoteFrame>
);
