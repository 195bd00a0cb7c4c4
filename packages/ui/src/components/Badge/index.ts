export { Badge } from './Badge.tsx';
export type { BadgeIcon, BadgeProps, BadgeTone } from './Badge.tsx';
