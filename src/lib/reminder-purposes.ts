/** What somebody can agree to, as consents are recorded. Nothing is sent unless it was asked for. */
export const mailPurposes = ['weeklyDigest', 'followedBrands', 'endingSoon'] as const
export const pushPurposes = ['pushFollowedBrands', 'pushEndingSoon'] as const

export type MailPurpose = (typeof mailPurposes)[number]
export type PushPurpose = (typeof pushPurposes)[number]
