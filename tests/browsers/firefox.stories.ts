import { openFirefox } from './firefox.ts';
import { firefoxPath } from './installed.ts';
import { playStories } from './stories.ts';

playStories({ isInstalled: firefoxPath() !== undefined, open: openFirefox });
