/** What is said of templates to somebody whose plan has none. */
export const proOnlyWords = {
  pro: "Pro",
  templates: "Templates",
  title: "Templates come with the Pro plan",
  what: "A template holds your own instructions for something you write often, such as a weekly report. Your plan doesn’t include templates.",
  plans: "Your plan",
  more: "How templates work",
} as const;
