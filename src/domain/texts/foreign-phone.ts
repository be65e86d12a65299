/** Whether a plus stands in front of another country's code; +8 is how some write the 8 of a Russian phone. */
export const isForeignPhone = (text: string): boolean => /\+\D*[0-69]/.test(text)
