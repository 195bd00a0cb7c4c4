import { Badge, type BadgeTone } from '../../components/Badge/Badge.tsx';
import { type Note, type Status, statusOf } from './changes.ts';
import { guides } from '../guides/guides.ts';
import { Inline } from '../Inline.tsx';

const words: Readonly<Record<Status, { tone: BadgeTone; label: string; meaning: string }>> = {
  stable: {
    tone: 'success',
    label: 'Stable',
    meaning:
      'Ready for use. Until 1.0 a minor release may rename props; the note says how to change your code.',
  },
  new: {
    tone: 'info',
    label: 'New',
    meaning: 'It comes with the next release. Its props may still change until then.',
  },
  deprecated: { tone: 'warning', label: 'Deprecated', meaning: 'It will be removed.' },
};

interface ComponentStatusProps {
  readonly of: string;
  /** What the notes say about it. */
  readonly changes: readonly Note[];
}

/** How far one can rely on a component, as a badge and a sentence. */
export function ComponentStatus({ of, changes }: ComponentStatusProps) {
  const guide = guides[of];
  if (!guide) return null;
  const { tone, label, meaning } = words[statusOf(changes, guide)];
  return (
    <p>
      <Badge className="sb-unstyled" data-theme="light" tone={tone}>
        {label}
      </Badge>{' '}
      {meaning} {guide.deprecated !== undefined && <Inline text={guide.deprecated} />}
    </p>
  );
}
