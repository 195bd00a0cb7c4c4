export const switchWords = { on: 'On', off: 'Off' };
