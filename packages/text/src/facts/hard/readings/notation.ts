// Figures as other countries group and point them, written in our own notation. Every form keeps its length, so that places
// in the text stay as they are; what is left over is filled with zeros in front.

const APART = "(?<![\\p{L}\\p{N}.,'’])";
const ENDS = "(?![\\p{L}\\p{N}]|[.,]\\p{N})";
/** 1.234,56 and 1 234,56 and 1'234,56: two marks, so that one of them groups. */
const TWO_MARKS = new RegExp(`${APART}\\d{1,3}(?:([.'’ ])\\d{3})(?:\\1\\d{3})*,\\d{1,2}(?![\\p{N}]|[.,]\\p{N})`, "gu");
/** 18'500 */
const APOSTROPHES = new RegExp(`${APART}\\d{1,3}(?:['’]\\d{3})+(?!\\p{N})`, "gu");
/** 1,50,000 */
const PAIRS = new RegExp(`${APART}\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\p{N}|,\\p{N})`, "gu");
/** 1.150,- and 900.- */
const DASHED = new RegExp(`${APART}(\\d{1,3}(?:\\.\\d{3})+|\\d+)[.,][-–—](?![\\p{L}\\p{N}])`, "gu");
/** 1.250 €: money has no three places behind its point. */
const MONEY = new RegExp(
  `(?:(?<=\\p{Sc} ?)|(?<![\\p{L}\\p{N}.,'’]))[1-9]\\d{0,2}(?:\\.\\d{3})+(?:(?<=\\p{Sc} ?[\\d.]+)(?![\\p{L}\\p{N}]|[.,]\\p{N})|(?= ?(?:\\p{Sc}|EUR|CHF|USD|GBP|euros?)(?![\\p{L}\\p{N}])))`,
  "giu",
);
/** 2,5 and 89,90; behind a zero as many places as there are: 0,008 */
const COMMA = new RegExp(`${APART}(?:\\d+,\\d{1,2}|0,\\d{3,6})(?!\\p{N}|[.,]\\p{N})`, "gu");
/** 12.500 and 12 500 */
const ONE_MARK = new RegExp(`${APART}(?<!\\p{N} )[1-9]\\d{0,2}(?:(?:\\.\\d{3})+|(?: \\d{3})+)${ENDS}`, "gu");

const MAY_DIFFER = /\d[.,'’ ](?:\d|[-–—])/;

const filled = (written: string): string => written.replace(/\D/g, "").padStart(written.length, "0");

// Chinese, Japanese and Korean write words and figures without a space between them; clock signs stay.
const UNSPACED = /(?<=\d)[\u3041-\u9fff\uac00-\ud7af]|[\u3041-\u9fff\uac00-\ud7af](?=\d)/g;
const MAY_BE_UNSPACED = /[\u3041-\u9fff\uac00-\ud7af]/;
const KEPT: Readonly<Record<string, string>> = {
  円: "¥",
  元: "¥",
  時: "時",
  时: "时",
  点: "点",
  點: "點",
  分: "分",
  後: "後",
  前: "前",
  午: "午",
};

/** The text with a space where such a script touches a figure, so that the figure is read. */
const inSpacedScript = (text: string): string =>
  MAY_BE_UNSPACED.test(text) ? text.replace(UNSPACED, (sign) => KEPT[sign] ?? " ") : text;

/** The text with every figure in our notation that can be read in one way only. */
export const inOwnNotation = (text: string): string =>
  MAY_DIFFER.test(text)
    ? inSpacedScript(text)
        .replace(
          TWO_MARKS,
          (written) => written.slice(0, -3).replace(/[.'’ ]/g, ",") + written.slice(-3).replace(/,/, "."),
        )
        .replace(APOSTROPHES, (written) => written.replace(/['’]/g, ","))
        .replace(MONEY, (written) => written.replaceAll(".", ","))
        .replace(PAIRS, filled)
        .replace(DASHED, filled)
    : inSpacedScript(text);

/** The other reading of figures that two countries read differently: 2,5 as two and a half, 12.500 as twelve thousand five hundred. */
export const inOtherNotation = (text: string): string =>
  MAY_DIFFER.test(text)
    ? text
        .replace(ONE_MARK, (written) => written.replace(/[. ]/g, ","))
        .replace(COMMA, (written) => written.replace(",", "."))
    : text;
