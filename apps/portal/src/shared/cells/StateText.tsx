import { Badge, type BadgeTone } from '@agent-portal/ui/Badge';

/** The states that need someone, with their tones. The others are plain text. */
export type UrgentTones<State extends string> = Readonly<Partial<Record<State, BadgeTone>>>;

interface StateTextProps {
  /** The tone of a state that needs someone. */
  readonly tone: BadgeTone | undefined;
  readonly children: string;
}

/** A state: a badge if it needs someone, plain text otherwise. */
export const StateText = ({ tone, children }: StateTextProps) =>
  tone ? <Badge tone={tone}>{children}</Badge> : children;
