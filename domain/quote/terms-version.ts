/** What a visitor agrees to by ticking the box; kept with each quote. */
export const termsVersion = 'Terms of August 2025, Privacy Policy 2.0'
