/** The parts of a prepared story that decide how a docs page renders it. */
interface DrawnStory {
  readonly moduleExport: { readonly render?: unknown };
  readonly parameters: object;
}

interface Drawn {
  readonly docs?: { readonly story?: { readonly inline?: boolean } };
}

/** Whether the story renders in the page itself. A story in a frame gets no controls. */
const isInline = ({ parameters }: DrawnStory) =>
  (parameters as Drawn).docs?.story?.inline !== false;

/**
 * The story that the controls of a docs page change: the first one that renders the component from its
 * args alone. A matrix sets most args itself.
 */
export function primaryOf<Story extends DrawnStory>(stories: readonly Story[]): Story | undefined {
  const inline = stories.filter(isInline);
  return inline.find(({ moduleExport }) => !moduleExport.render) ?? inline[0] ?? stories[0];
}
