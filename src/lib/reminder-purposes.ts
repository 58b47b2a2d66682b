/** The purposes of recorded consents. We send only what people ask for. */
export const mailPurposes = ['weeklyDigest', 'followedBrands', 'searches', 'endingSoon'] as const
export const pushPurposes = ['pushFollowedBrands', 'pushSearches', 'pushEndingSoon'] as const

export type MailPurpose = (typeof mailPurposes)[number]
export type PushPurpose = (typeof pushPurposes)[number]
