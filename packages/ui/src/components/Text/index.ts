export { Text, textElements, textSizes, textTones } from './Text.tsx';
export type { TextProps, TextSize, TextTone } from './Text.tsx';
