/** The page that asks for a link, and the page that the link opens. */
export const forgotPasswordPath = '/auth/forgot-password';
export const resetPath = '/auth/reset-password';
