export { Badge, type BadgeIcon, type BadgeProps, type BadgeTone } from './Badge.tsx';
