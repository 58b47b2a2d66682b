/** The purposes of recorded consents. We send only what people ask for. */
export const mailPurposes = ['weeklyDigest', 'followedBrands', 'endingSoon'] as const
export const pushPurposes = ['pushFollowedBrands', 'pushEndingSoon'] as const

export type MailPurpose = (typeof mailPurposes)[number]
export type PushPurpose = (typeof pushPurposes)[number]
