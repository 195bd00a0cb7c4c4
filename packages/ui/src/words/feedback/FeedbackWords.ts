/** The texts of 'Components/Feedback'. */
// oxlint-disable-next-line typescript/no-empty-object-type -- its components follow
export interface FeedbackWords {}
