/** What a change of a follow-up makes out of date: all follow-ups, and the notifications of due ones. */
export const followUpReads = (key: string): boolean =>
  key.startsWith('GET /API/UserData/FollowUps') || key.startsWith('GET /content/temporarymessages');
