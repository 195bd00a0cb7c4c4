/** What of a prepared story tells how a page of docs draws it. */
interface DrawnStory {
  readonly moduleExport: { readonly render?: unknown };
  readonly parameters: object;
}

interface Drawn {
  readonly docs?: { readonly story?: { readonly inline?: boolean } };
}

/** Whether it stands in the page itself; one in a frame hears of no control. */
const isInline = ({ parameters }: DrawnStory) =>
  (parameters as Drawn).docs?.story?.inline !== false;

/**
 * The story that the controls of a page of docs change: the first that draws the component from its
 * args alone, since a matrix sets most of them itself.
 */
export function primaryOf<Story extends DrawnStory>(stories: readonly Story[]): Story | undefined {
  const inline = stories.filter(isInline);
  return inline.find(({ moduleExport }) => !moduleExport.render) ?? inline[0] ?? stories[0];
}
