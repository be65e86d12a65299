// Written by `npm run generate` from openapi/. Do not edit.
"use strict";
export const getUser = validate20;
const schema31 = {"type":"object","required":["code","message","payload"],"properties":{"code":{"const":0},"message":{"$ref":"contract#/$defs/Message"},"payload":{"$ref":"contract#/$defs/User"}}};
const schema33 = {"type":["string","null"]};
const schema34 = {"type":"object","required":["id","username","surname","patronymic","noPatronymic","email","city","mobile","birthday","inn","innApproved","approved","taxLocked","taxStatus","roles","status","locked","firstStar","secondStar","thirdStar","isAdmin","isLegalEntity","passport","version","lacks"],"properties":{"id":{"type":"string"},"username":{"type":"string"},"surname":{"type":"string"},"patronymic":{"type":["string","null"]},"noPatronymic":{"type":"boolean"},"email":{"type":["string","null"]},"city":{"type":["string","null"]},"mobile":{"type":"string"},"birthday":{"type":["string","null"]},"inn":{"type":["string","null"]},"innApproved":{"type":"boolean"},"approved":{"type":"boolean"},"taxLocked":{"type":"boolean"},"taxStatus":{"$ref":"contract#/$defs/TaxStatus"},"roles":{"type":"array","items":{"type":"string","enum":["ADMIN_RT","OPERATOR"]}},"status":{"$ref":"contract#/$defs/UserStatus"},"locked":{"type":"boolean"},"firstStar":{"type":"boolean"},"secondStar":{"type":"boolean"},"thirdStar":{"type":"boolean"},"isAdmin":{"type":"boolean"},"isLegalEntity":{"type":"boolean"},"passport":{"$ref":"contract#/$defs/Passport"},"version":{"$ref":"contract#/$defs/ProfileVersion"},"lacks":{"type":"array","items":{"$ref":"contract#/$defs/WithdrawalLack"}},"receiptAge":{"$ref":"contract#/$defs/ReceiptAge"}}};
const schema35 = {"type":["string","null"]};
const schema36 = {"type":"string"};
const schema39 = {"type":"integer"};
const schema40 = {"type":"string"};
const schema41 = {"type":"object","required":["saleDays","purchaseYears"],"properties":{"saleDays":{"type":"integer"},"purchaseYears":{"type":"integer"}}};
const schema37 = {"type":"object","required":["departmentCode","issuedBy","issuedFrom","passportSeries","passportImages"],"properties":{"departmentCode":{"type":["string","null"]},"issuedBy":{"type":["string","null"]},"issuedFrom":{"type":["string","null"]},"passportSeries":{"type":["string","null"]},"passportImages":{"type":"array","maxItems":4,"items":{"$ref":"contract#/$defs/ImageName"}}}};
const schema38 = {"type":"string"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.departmentCode === undefined) && (missing0 = "departmentCode")) || ((data.issuedBy === undefined) && (missing0 = "issuedBy"))) || ((data.issuedFrom === undefined) && (missing0 = "issuedFrom"))) || ((data.passportSeries === undefined) && (missing0 = "passportSeries"))) || ((data.passportImages === undefined) && (missing0 = "passportImages"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.departmentCode !== undefined){
let data0 = data.departmentCode;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate23.errors = [{instancePath:instancePath+"/departmentCode",schemaPath:"#/properties/departmentCode/type",keyword:"type",params:{type: schema37.properties.departmentCode.type}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuedBy !== undefined){
let data1 = data.issuedBy;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate23.errors = [{instancePath:instancePath+"/issuedBy",schemaPath:"#/properties/issuedBy/type",keyword:"type",params:{type: schema37.properties.issuedBy.type}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuedFrom !== undefined){
let data2 = data.issuedFrom;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate23.errors = [{instancePath:instancePath+"/issuedFrom",schemaPath:"#/properties/issuedFrom/type",keyword:"type",params:{type: schema37.properties.issuedFrom.type}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passportSeries !== undefined){
let data3 = data.passportSeries;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate23.errors = [{instancePath:instancePath+"/passportSeries",schemaPath:"#/properties/passportSeries/type",keyword:"type",params:{type: schema37.properties.passportSeries.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passportImages !== undefined){
let data4 = data.passportImages;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 4){
validate23.errors = [{instancePath:instancePath+"/passportImages",schemaPath:"#/properties/passportImages/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(typeof data4[i0] !== "string"){
validate23.errors = [{instancePath:instancePath+"/passportImages/" + i0,schemaPath:"contract#/$defs/ImageName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/passportImages",schemaPath:"#/properties/passportImages/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"departmentCode":true,"issuedBy":true,"issuedFrom":true,"passportSeries":true,"passportImages":true},"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.surname === undefined) && (missing0 = "surname"))) || ((data.patronymic === undefined) && (missing0 = "patronymic"))) || ((data.noPatronymic === undefined) && (missing0 = "noPatronymic"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.mobile === undefined) && (missing0 = "mobile"))) || ((data.birthday === undefined) && (missing0 = "birthday"))) || ((data.inn === undefined) && (missing0 = "inn"))) || ((data.innApproved === undefined) && (missing0 = "innApproved"))) || ((data.approved === undefined) && (missing0 = "approved"))) || ((data.taxLocked === undefined) && (missing0 = "taxLocked"))) || ((data.taxStatus === undefined) && (missing0 = "taxStatus"))) || ((data.roles === undefined) && (missing0 = "roles"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.locked === undefined) && (missing0 = "locked"))) || ((data.firstStar === undefined) && (missing0 = "firstStar"))) || ((data.secondStar === undefined) && (missing0 = "secondStar"))) || ((data.thirdStar === undefined) && (missing0 = "thirdStar"))) || ((data.isAdmin === undefined) && (missing0 = "isAdmin"))) || ((data.isLegalEntity === undefined) && (missing0 = "isLegalEntity"))) || ((data.passport === undefined) && (missing0 = "passport"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.lacks === undefined) && (missing0 = "lacks"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
const _errs3 = errors;
if(typeof data.username !== "string"){
validate22.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.surname !== undefined){
const _errs5 = errors;
if(typeof data.surname !== "string"){
validate22.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/properties/surname/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.patronymic !== undefined){
let data3 = data.patronymic;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate22.errors = [{instancePath:instancePath+"/patronymic",schemaPath:"#/properties/patronymic/type",keyword:"type",params:{type: schema34.properties.patronymic.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.noPatronymic !== undefined){
const _errs9 = errors;
if(typeof data.noPatronymic !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/noPatronymic",schemaPath:"#/properties/noPatronymic/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data5 = data.email;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate22.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema34.properties.email.type}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
let data6 = data.city;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate22.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema34.properties.city.type}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mobile !== undefined){
const _errs15 = errors;
if(typeof data.mobile !== "string"){
validate22.errors = [{instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.birthday !== undefined){
let data8 = data.birthday;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate22.errors = [{instancePath:instancePath+"/birthday",schemaPath:"#/properties/birthday/type",keyword:"type",params:{type: schema34.properties.birthday.type}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inn !== undefined){
let data9 = data.inn;
const _errs19 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate22.errors = [{instancePath:instancePath+"/inn",schemaPath:"#/properties/inn/type",keyword:"type",params:{type: schema34.properties.inn.type}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.innApproved !== undefined){
const _errs21 = errors;
if(typeof data.innApproved !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/innApproved",schemaPath:"#/properties/innApproved/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approved !== undefined){
const _errs23 = errors;
if(typeof data.approved !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/approved",schemaPath:"#/properties/approved/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taxLocked !== undefined){
const _errs25 = errors;
if(typeof data.taxLocked !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/taxLocked",schemaPath:"#/properties/taxLocked/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taxStatus !== undefined){
let data13 = data.taxStatus;
const _errs27 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate22.errors = [{instancePath:instancePath+"/taxStatus",schemaPath:"contract#/$defs/TaxStatus/type",keyword:"type",params:{type: schema35.type}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roles !== undefined){
let data14 = data.roles;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data14)){
var valid2 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
const _errs32 = errors;
if(typeof data15 !== "string"){
validate22.errors = [{instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data15 === "ADMIN_RT") || (data15 === "OPERATOR"))){
validate22.errors = [{instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/enum",keyword:"enum",params:{allowedValues: schema34.properties.roles.items.enum}}];
return false;
}
var valid2 = _errs32 === errors;
if(!valid2){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs34 = errors;
if(typeof data.status !== "string"){
validate22.errors = [{instancePath:instancePath+"/status",schemaPath:"contract#/$defs/UserStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locked !== undefined){
const _errs37 = errors;
if(typeof data.locked !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firstStar !== undefined){
const _errs39 = errors;
if(typeof data.firstStar !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/firstStar",schemaPath:"#/properties/firstStar/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secondStar !== undefined){
const _errs41 = errors;
if(typeof data.secondStar !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/secondStar",schemaPath:"#/properties/secondStar/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thirdStar !== undefined){
const _errs43 = errors;
if(typeof data.thirdStar !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/thirdStar",schemaPath:"#/properties/thirdStar/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isAdmin !== undefined){
const _errs45 = errors;
if(typeof data.isAdmin !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/isAdmin",schemaPath:"#/properties/isAdmin/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isLegalEntity !== undefined){
const _errs47 = errors;
if(typeof data.isLegalEntity !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/isLegalEntity",schemaPath:"#/properties/isLegalEntity/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passport !== undefined){
const _errs49 = errors;
if(!(validate23(data.passport, {instancePath:instancePath+"/passport",parentData:data,parentDataProperty:"passport",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data24 = data.version;
const _errs50 = errors;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
validate22.errors = [{instancePath:instancePath+"/version",schemaPath:"contract#/$defs/ProfileVersion/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lacks !== undefined){
let data25 = data.lacks;
const _errs53 = errors;
if(errors === _errs53){
if(Array.isArray(data25)){
var valid5 = true;
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
const _errs55 = errors;
if(typeof data25[i1] !== "string"){
validate22.errors = [{instancePath:instancePath+"/lacks/" + i1,schemaPath:"contract#/$defs/WithdrawalLack/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs55 === errors;
if(!valid5){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/lacks",schemaPath:"#/properties/lacks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiptAge !== undefined){
let data27 = data.receiptAge;
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs59){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing1;
if(((data27.saleDays === undefined) && (missing1 = "saleDays")) || ((data27.purchaseYears === undefined) && (missing1 = "purchaseYears"))){
validate22.errors = [{instancePath:instancePath+"/receiptAge",schemaPath:"contract#/$defs/ReceiptAge/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data27.saleDays !== undefined){
let data28 = data27.saleDays;
const _errs61 = errors;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
validate22.errors = [{instancePath:instancePath+"/receiptAge/saleDays",schemaPath:"contract#/$defs/ReceiptAge/properties/saleDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid8 = _errs61 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data27.purchaseYears !== undefined){
let data29 = data27.purchaseYears;
const _errs63 = errors;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
validate22.errors = [{instancePath:instancePath+"/receiptAge/purchaseYears",schemaPath:"contract#/$defs/ReceiptAge/properties/purchaseYears/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid8 = _errs63 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/receiptAge",schemaPath:"contract#/$defs/ReceiptAge/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"id":true,"username":true,"surname":true,"patronymic":true,"noPatronymic":true,"email":true,"city":true,"mobile":true,"birthday":true,"inn":true,"innApproved":true,"approved":true,"taxLocked":true,"taxStatus":true,"roles":true,"status":true,"locked":true,"firstStar":true,"secondStar":true,"thirdStar":true,"isAdmin":true,"isLegalEntity":true,"passport":true,"version":true,"lacks":true,"receiptAge":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(0 !== data.code){
validate20.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue: 0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate20.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/$defs/Message/type",keyword:"type",params:{type: schema33.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs5 = errors;
if(!(validate22(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};

export const getUserStatus = validate26;
const schema42 = {"type":"object","required":["code","message","payload"],"properties":{"code":{"const":0},"message":{"$ref":"contract#/$defs/Message"},"payload":{"$ref":"contract#/$defs/UserStatus"}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(0 !== data.code){
validate26.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue: 0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate26.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/$defs/Message/type",keyword:"type",params:{type: schema33.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs5 = errors;
if(typeof data.payload !== "string"){
validate26.errors = [{instancePath:instancePath+"/payload",schemaPath:"contract#/$defs/UserStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};

export const checkLegal = validate27;
const schema45 = {"$ref":"contract#/$defs/LegalAnswer"};
const schema46 = {"type":"object","required":["code","message","payload"],"properties":{"code":{"const":0},"message":{"type":"string","enum":["Юридическое лицо","Физическое лицо"]},"payload":{"oneOf":[{"$ref":"contract#/$defs/LegalUser"},{"type":"null"}]}}};
const schema47 = {"type":"object","required":["id","responsible","organization_name","organization_inn","email","city","mobile","birthday","locked","isLegalEntity","version"],"properties":{"id":{"type":"string"},"responsible":{"type":"string"},"organization_name":{"type":"string"},"organization_inn":{"type":"string"},"email":{"type":["string","null"]},"city":{"type":["string","null"]},"mobile":{"type":"string"},"birthday":{"type":["string","null"]},"locked":{"type":"boolean"},"isLegalEntity":{"const":true},"version":{"$ref":"contract#/$defs/ProfileVersion"},"receiptAge":{"$ref":"contract#/$defs/ReceiptAge"}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.responsible === undefined) && (missing0 = "responsible"))) || ((data.organization_name === undefined) && (missing0 = "organization_name"))) || ((data.organization_inn === undefined) && (missing0 = "organization_inn"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.mobile === undefined) && (missing0 = "mobile"))) || ((data.birthday === undefined) && (missing0 = "birthday"))) || ((data.locked === undefined) && (missing0 = "locked"))) || ((data.isLegalEntity === undefined) && (missing0 = "isLegalEntity"))) || ((data.version === undefined) && (missing0 = "version"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate29.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responsible !== undefined){
const _errs3 = errors;
if(typeof data.responsible !== "string"){
validate29.errors = [{instancePath:instancePath+"/responsible",schemaPath:"#/properties/responsible/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_name !== undefined){
const _errs5 = errors;
if(typeof data.organization_name !== "string"){
validate29.errors = [{instancePath:instancePath+"/organization_name",schemaPath:"#/properties/organization_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization_inn !== undefined){
const _errs7 = errors;
if(typeof data.organization_inn !== "string"){
validate29.errors = [{instancePath:instancePath+"/organization_inn",schemaPath:"#/properties/organization_inn/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data4 = data.email;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate29.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema47.properties.email.type}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
let data5 = data.city;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate29.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema47.properties.city.type}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mobile !== undefined){
const _errs13 = errors;
if(typeof data.mobile !== "string"){
validate29.errors = [{instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.birthday !== undefined){
let data7 = data.birthday;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate29.errors = [{instancePath:instancePath+"/birthday",schemaPath:"#/properties/birthday/type",keyword:"type",params:{type: schema47.properties.birthday.type}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locked !== undefined){
const _errs17 = errors;
if(typeof data.locked !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isLegalEntity !== undefined){
const _errs19 = errors;
if(true !== data.isLegalEntity){
validate29.errors = [{instancePath:instancePath+"/isLegalEntity",schemaPath:"#/properties/isLegalEntity/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data10 = data.version;
const _errs20 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate29.errors = [{instancePath:instancePath+"/version",schemaPath:"contract#/$defs/ProfileVersion/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiptAge !== undefined){
let data11 = data.receiptAge;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing1;
if(((data11.saleDays === undefined) && (missing1 = "saleDays")) || ((data11.purchaseYears === undefined) && (missing1 = "purchaseYears"))){
validate29.errors = [{instancePath:instancePath+"/receiptAge",schemaPath:"contract#/$defs/ReceiptAge/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data11.saleDays !== undefined){
let data12 = data11.saleDays;
const _errs26 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate29.errors = [{instancePath:instancePath+"/receiptAge/saleDays",schemaPath:"contract#/$defs/ReceiptAge/properties/saleDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.purchaseYears !== undefined){
let data13 = data11.purchaseYears;
const _errs28 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate29.errors = [{instancePath:instancePath+"/receiptAge/purchaseYears",schemaPath:"contract#/$defs/ReceiptAge/properties/purchaseYears/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/receiptAge",schemaPath:"contract#/$defs/ReceiptAge/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"id":true,"responsible":true,"organization_name":true,"organization_inn":true,"email":true,"city":true,"mobile":true,"birthday":true,"locked":true,"isLegalEntity":true,"version":true,"receiptAge":true},"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(0 !== data.code){
validate28.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue: 0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate28.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "Юридическое лицо") || (data1 === "Физическое лицо"))){
validate28.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/enum",keyword:"enum",params:{allowedValues: schema46.properties.message.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
let data2 = data.payload;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(!(validate29(data2, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = {};
props0.id = true;
props0.responsible = true;
props0.organization_name = true;
props0.organization_inn = true;
props0.email = true;
props0.city = true;
props0.mobile = true;
props0.birthday = true;
props0.locked = true;
props0.isLegalEntity = true;
props0.version = true;
props0.receiptAge = true;
}
const _errs7 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate28.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};

export const getLegalUser = validate32;
const schema50 = {"$ref":"contract#/$defs/LegalAnswer"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(0 !== data.code){
validate33.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue: 0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate33.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "Юридическое лицо") || (data1 === "Физическое лицо"))){
validate33.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/enum",keyword:"enum",params:{allowedValues: schema46.properties.message.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
let data2 = data.payload;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(!(validate29(data2, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = {};
props0.id = true;
props0.responsible = true;
props0.organization_name = true;
props0.organization_inn = true;
props0.email = true;
props0.city = true;
props0.mobile = true;
props0.birthday = true;
props0.locked = true;
props0.isLegalEntity = true;
props0.version = true;
props0.receiptAge = true;
}
const _errs7 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate33.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};
